import type { JSX } from 'solid-js';
import type { PhotoFlow } from '../../../app/photo/flow';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { RectifiedPictureGrid } from './straight-grid';

/**
 * Step for a photo in which no grid fits the corners and the size. Asks no questions about squares, because the result
 * would probably not be a map.
 */
export function MisfitStep(props: { flow: PhotoFlow }): JSX.Element {
  return (
    <>
      <RectifiedPictureGrid flow={props.flow} />
      <footer class="photo-foot">
        <p class="photo-fault" role="alert">
          {say('No grid fits here. Go back and check corners and size.')}
        </p>
        <Button tone="accent" big wide onClick={() => props.flow.toCorners()}>
          {say('Back to the corners')}
        </Button>
        <Button tone="bare" wide onClick={() => props.flow.continueAnyway()}>
          {say('Continue anyway')}
        </Button>
      </footer>
    </>
  );
}
