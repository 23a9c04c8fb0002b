/** Reports a defect: a handler, a middleware or `authenticate` answered a code that the definitions do not list. */
export class UndeclaredCodeError extends Error {
  override readonly name = "UndeclaredCodeError";

  constructor(method: string, code: unknown) {
    super(`A call of ${method} was answered with the code ${String(code)}, which its definition does not list.`);
  }
}
