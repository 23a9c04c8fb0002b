import type { Id } from "../values/ids.js";

/** The contents of an event context. */
interface EventContext {
  /** Type of the event, such as `message`. */
  readonly type: string;
  /** Workspace in which the app received it. */
  readonly teamId: Id;
  readonly channelId: Id;
}

/** Prints an opaque text by which an app can ask for all authorizations of an event. */
export function printEventContext({ type, teamId, channelId }: EventContext): string {
  return `1-${type}-${teamId}-${channelId}`;
}

/** Reads what {@link printEventContext} printed; undefined for any other text. */
export function readEventContext(text: string): EventContext | undefined {
  const [, type, teamId, channelId] = /^1-(\w+)-(\w+)-(\w+)$/.exec(text) ?? [];
  if (type === undefined || teamId === undefined || channelId === undefined) return undefined;
  return { type, teamId, channelId };
}
