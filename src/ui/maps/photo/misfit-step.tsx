import type { JSX } from 'solid-js';
import type { PhotoFlow } from '../../../app/photo/flow';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { StraightGrid } from './straight-grid';

/** Step for a photo that does not match a grid. The result is probably not a map, so no questions are asked yet. */
export function MisfitStep(props: { flow: PhotoFlow }): JSX.Element {
  return (
    <>
      <StraightGrid flow={props.flow} />
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
