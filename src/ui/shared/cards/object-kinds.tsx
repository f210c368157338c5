import { say } from '../../../text/say';
import './cards.css';
import type { JSX } from 'solid-js';
import { OBJECT_KINDS } from '../../../catalog/force';
import type { ObjectCard } from '../../../catalog/general-cards/card';
import { SegmentedControl } from '../../kit/segmented';

export function ObjectKindPicker(props: {
  value: ObjectCard['kind'];
  onChange: (kind: ObjectCard['kind']) => void;
}): JSX.Element {
  return (
    <div class="object-kinds">
      <SegmentedControl
        label={say('Kind of object')}
        options={OBJECT_KINDS.map((kind) => ({ value: kind, label: kind }))}
        value={props.value}
        onChange={(kind) => props.onChange(kind)}
      />
    </div>
  );
}
