import { provideScreens } from '../shared/other-screens';

provideScreens({
  ReceivedSheet: () => import('../transfer/received-sheet'),
  Settings: () => import('../settings/settings'),
  AskSheet: async () => ({ default: (await import('../game/mission/carded')).AskSheet }),
  CameraView: async () => ({ default: (await import('../transfer/camera-view')).CameraView }),
});
