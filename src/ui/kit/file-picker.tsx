import './button.css';
import { createUniqueId, type JSX } from 'solid-js';

export interface FilePickerProps {
  /** What the button says. */
  label: string;
  /** As in `<input accept>`: `.json,.txt`. */
  accept: string;
  multiple?: boolean;
  /** A whole folder, with all that is in it. */
  folder?: boolean;
  tone?: 'plain' | 'accent';
  onFiles: (files: readonly File[]) => void;
}

/** Opens the device's own file chooser; the same file may be chosen twice running. */
export function FilePicker(props: FilePickerProps): JSX.Element {
  const id = createUniqueId();
  return (
    <span class="file-picker">
      <input
        id={id}
        class="spoken"
        type="file"
        accept={props.accept}
        multiple={props.multiple ?? true}
        ref={(input) => {
          input.webkitdirectory = props.folder === true;
        }}
        onChange={(event) => {
          const input = event.currentTarget;
          const files = [...(input.files ?? [])];
          input.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
      <label class="button" for={id} data-tone={props.tone ?? 'plain'} data-wide="">
        {props.label}
      </label>
    </span>
  );
}
