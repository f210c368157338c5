/** A value or a fault. Parsers return a result and never throw. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function valueOrNull<Value>(result: Result<Value, unknown>): Value | null {
  return result.ok ? result.value : null;
}

export function err<Fault>(fault: Fault): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault };
}
