import './button.css';
import { createUniqueId, type JSX } from 'solid-js';

export interface FilePickerProps {
  label: string;
  /** Accepted file types, as in `<input accept>`: `.json,.txt`. */
  accept: string;
  multiple?: boolean;
  folder?: boolean;
  tone?: 'plain' | 'accent';
  onFiles: (files: readonly File[]) => void;
}

/** Button that opens the device’s file chooser. The same file may be chosen twice in a row. */
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
