import { provideScreenLoaders } from '../shared/other-screens';

provideScreenLoaders({
  ReceivedSheet: () => import('../transfer/received-sheet'),
  Settings: () => import('../settings/settings'),
  AskSheet: async () => ({ default: (await import('../game/mission/card-game-sheets')).AskSheet }),
  CameraView: async () => ({ default: (await import('../transfer/camera-view')).CameraView }),
});
