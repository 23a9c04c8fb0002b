import type { JournalEntry } from "@rollcall/server";
import { type ControlAddress, sendToControl } from "./control-client.js";
import { CommandError, exitCodes } from "./describe-error.js";

/**
 * Yields each new entry of the journal until the signal aborts or the server ends the stream.
 * @throws CommandError if the server refuses, or is unavailable
 */
export async function* followJournal(
  { url, headers }: ControlAddress,
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): AsyncGenerator<JournalEntry> {
  const address = `${url}/_rollcall/journal/events?${new URLSearchParams(query)}`;
  try {
    const response = await sendToControl(address, { headers, ...(signal && { signal }) });
    if (!response.ok || response.body === null)
      throw new CommandError(
        `${url} answered ${response.status} and streams no journal: it was started with --no-control, or needs --control-token`,
        exitCodes.refused,
      );
    yield* readEvents(response.body);
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
}

/** The entries in a stream of server-sent events. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<JournalEntry> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const line = block.split("\n").find((each) => each.startsWith("data: "));
      // The server writes one entry per event.
      if (line !== undefined) yield JSON.parse(line.slice("data: ".length)) as JournalEntry;
    }
  }
}
