/** When a code is answered, as the definitions say. */
export interface CodeReason {
  /** Name on the wire. */
  readonly code: string;
  readonly api: "SCIM" | "Web API";
  /** Methods that answer it then. Default: all of the API. */
  readonly methods?: readonly string[];
  /** The situation in which it is answered. */
  readonly when?: string;
  /** The reason why only a fault answers it. */
  readonly faultOnly?: string;
}

/** Reads the lines of the generated text. Its columns are separated by tabs. */
export function readCodeReasons(text: string): readonly CodeReason[] {
  return text.split("\n").map((line) => {
    const [code = "", api, methods = "", when = "", faultOnly = ""] = line.split("\t");
    return {
      code,
      api: api === "SCIM" ? api : "Web API",
      ...(methods !== "" && { methods: methods.split(" ") }),
      ...(when !== "" && { when }),
      ...(faultOnly !== "" && { faultOnly }),
    };
  });
}
