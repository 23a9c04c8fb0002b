/** Something for an app. `kind` is the type of the envelope that carries it over a socket. */
export type Content = EventContent | InteractiveContent | CommandContent;

/** An event in its envelope, or another request with a JSON body, such as `url_verification`. */
export interface EventContent {
  readonly kind: "events_api";
  /** JSON text, sent byte for byte. */
  readonly body: string;
}

/** An interactive payload or a request for options. */
export interface InteractiveContent {
  readonly kind: "interactive";
  /** JSON text. Over HTTP, it is the form field `payload`. */
  readonly payload: string;
  /** Whether the app may answer with a body, as for `view_submission` and `block_suggestion`. */
  readonly acceptsAnswer: boolean;
}

/** A slash command. */
export interface CommandContent {
  readonly kind: "slash_commands";
  /** Form fields over HTTP and members of a JSON object over a socket, in this order. */
  readonly fields: Readonly<Record<string, string>>;
}
