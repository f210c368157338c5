interface LaunchQueue {
  readonly setConsumer: (
    take: (params: { readonly files?: readonly { readonly getFile: () => Promise<File> }[] }) => void,
  ) => void;
}

/**
 * Accepts files that the user opens with the app or drops on its window, now and later. The code that recognizes file
 * formats is loaded with the first file.
 * @param show called after files were accepted
 */
export function onFilesOpened(show: () => void): void {
  const tell = async (files: readonly File[]): Promise<void> => {
    const { acceptFiles } = await import('./incoming-items');
    await acceptFiles(files);
    show();
  };
  const { launchQueue } = window as unknown as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    void Promise.all(files.map((handle) => handle.getFile().catch(() => null))).then((files) =>
      tell(files.filter((file) => file !== null)),
    );
  });
  // If no listener cancels these events, the browser replaces the app with the dropped file.
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (type === 'drop' && files.length > 0) void tell(files);
    });
}
