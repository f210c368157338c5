import { readFile } from './readFile';

addEventListener('message', (event: MessageEvent<{ readonly text: string; readonly file: string }>) => {
  postMessage(readFile(event.data.text, event.data.file));
});
