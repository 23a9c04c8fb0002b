import { serviceLimits } from "../generated/service.js";
import { type Instant, millisecondsOf, toInstant } from "../values/instant.js";

/** Ways to show the tasks of a stream. */
export const taskDisplays = ["timeline", "plan", "dense"] as const;

/** A way to show the tasks of a stream. */
export type TaskDisplay = (typeof taskDisplays)[number];

/** Stream of a message. */
export interface MessageStream {
  /** Appends are accepted before this instant. */
  readonly ends: Instant;
  readonly tasks: TaskDisplay;
  /** The last block is text that further text continues. */
  readonly endsInText?: true;
  /** A user has stopped the stream. */
  readonly stopped?: true;
}

interface StreamStart {
  readonly startMs: number;
  /** Default: timeline. */
  readonly tasks?: TaskDisplay | undefined;
  readonly endsInText: boolean;
}

/** A new stream, which ends after the minutes of the service. */
export function startStream({ startMs, tasks = "timeline", endsInText }: StreamStart): MessageStream {
  return {
    ends: toInstant(Math.floor(startMs) + serviceLimits.streamMinutes.value * 60_000),
    tasks,
    ...(endsInText && { endsInText }),
  };
}

/** Whether the app can still append to a message with this stream. */
export function isStreaming(stream: MessageStream | undefined, nowMs: number): boolean {
  return stream !== undefined && stream.stopped !== true && !hasEnded(stream, nowMs);
}

/** Whether the time of a stream is over. */
export function hasEnded({ ends }: MessageStream, nowMs: number): boolean {
  return nowMs >= millisecondsOf(ends);
}
