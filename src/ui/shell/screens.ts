import { provideScreenLoaders } from '../shared/other-screens';

provideScreenLoaders({
  ReceivedSheet: () => import('../transfer/received-sheet'),
  Settings: () => import('../settings/settings'),
  AskSheet: () => import('../game/mission/ask-sheet'),
  CameraView: async () => ({ default: (await import('../transfer/camera-view')).CameraView }),
});
