/** Version from package.json, inserted by the build. */
declare const __VERSION__: string;
