/** A released version, which may still be on phones, and the commit from which it was built. */
export interface Release {
  readonly version: string;
  readonly commit: string;
}

/** Every released version, oldest first. Each release adds a line, and no line is ever removed. */
export const RELEASES: readonly Release[] = [
  { version: '0.1.0', commit: '80ae0e3c14a99d76ab974054e380a44878080723' },
  { version: '0.2.0', commit: '2d9927e944f0660b8534be524b3add03b2d0c723' },
];
