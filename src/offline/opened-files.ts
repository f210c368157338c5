interface LaunchQueue {
  readonly setConsumer: (
    take: (params: { readonly files?: readonly { readonly getFile: () => Promise<File> }[] }) => void,
  ) => void;
}

/** Calls back with the files that the device opens with the app, now and later. */
export function onFilesOpened(tell: (files: readonly File[]) => void): void {
  const { launchQueue } = window as unknown as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    void Promise.all(files.map((handle) => handle.getFile().catch(() => null))).then((files) =>
      tell(files.filter((file) => file !== null)),
    );
  });
}
