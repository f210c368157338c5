declare module 'saxen' {
  type Decode = (text: string) => string;

  export class Parser {
    on(name: 'openTag', handle: (name: string, attributes: () => Record<string, string>) => void): this;
    on(name: 'closeTag', handle: () => void): this;
    on(name: 'text', handle: (text: string, decode: Decode) => void): this;
    on(name: 'cdata', handle: (text: string) => void): this;
    on(name: 'error', handle: (error: Error) => void): this;
    parse(xml: string): this;
    stop(): void;
  }
}
