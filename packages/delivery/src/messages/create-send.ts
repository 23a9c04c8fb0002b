import type { HttpTarget, Outgoing, Send, SocketTarget } from "./outgoing.js";

/** Senders by the kind of target. */
export interface Senders {
  readonly http: Send<HttpTarget>;
  readonly socket: Send<SocketTarget>;
}

/** Creates a sender for every kind of target. */
export function createSend({ http, socket }: Senders): Send {
  return (outgoing: Outgoing) => {
    const { target } = outgoing;
    switch (target.kind) {
      case "http":
        return http({ ...outgoing, target });
      case "socket":
        return socket({ ...outgoing, target });
    }
  };
}
