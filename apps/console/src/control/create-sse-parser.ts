/** A server-sent event. */
export interface ServerEvent {
  /** Identifier of the event; the last one that was sent, if it has none. */
  readonly id: string;
  readonly type: string;
  readonly data: string;
}

/** Takes pieces of a stream, and calls `onEvent` with each whole event. */
export function createSseParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = "";
  let id = "";
  let type = "";
  let data: string[] = [];
  const take = (line: string) => {
    if (line === "") {
      if (data.length > 0) onEvent({ id, type: type === "" ? "message" : type, data: data.join("\n") });
      type = "";
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    const [field, value] = colon === -1 ? [line, ""] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
    if (field === "id") id = value;
    if (field === "event") type = value;
    if (field === "data") data.push(value);
  };
  return (piece) => {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) take(line.replace(/\r$/, ""));
  };
}
