import { checkStep } from "./function-executions-checks.js";
import type { WorldMessage } from "./messages.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldFinding } from "./section/finding.js";
import { findItem, type WorldContext } from "./section/world-context.js";
import { userSection } from "./users.js";

/**
 * Checks that each `ts` is unique within its channel, that replies follow a message of the channel that is not a reply,
 * that streamed messages are by an app and have no other blocks, and that a step posts as its own app.
 */
export const checkMessages: SectionCheck<WorldMessage> = (messages, context) => [
  ...checkPlaces(messages, context),
  ...messages.flatMap((message, i) => checkStream(message, i, context)),
  ...messages.flatMap(({ step, user, app = findItem(context, userSection, user)?.bot_of }, i) =>
    checkStep(step, { app, path: ["messages", i, "step"], context }),
  ),
];

function checkPlaces(messages: readonly WorldMessage[], { names }: WorldContext): readonly WorldFinding[] {
  const byChannel = Map.groupBy(
    messages.map((message, i) => ({ message, i })),
    ({ message }) => names.lookup("channel", message.channel)[0],
  );
  return [...byChannel.values()].flatMap((those) => {
    const roots = new Map<string, WorldMessage>();
    const findings: WorldFinding[] = [];
    for (const { message, i } of those) {
      if (message.ts === undefined) continue;
      if (roots.has(message.ts)) {
        findings.push({ path: ["messages", i, "ts"], message: `The ts ${message.ts} is taken already` });
      }
      roots.set(message.ts, message);
    }
    return [...findings, ...those.flatMap(({ message, i }) => checkThread(message, i, roots))];
  });
}

function checkStream(
  { streaming, user, app, blocks }: WorldMessage,
  i: number,
  context: WorldContext,
): readonly WorldFinding[] {
  if (streaming === undefined) return [];
  if (blocks !== undefined) {
    return [
      {
        path: ["messages", i, "blocks"],
        message: "A message that is streamed has a text, of which its blocks are made",
      },
    ];
  }
  if (app !== undefined) return [];
  if (findItem(context, userSection, user)?.bot_of !== undefined) return [];
  return [{ path: ["messages", i, "streaming"], message: "A message that is streamed must be by an app" }];
}

function checkThread(
  { thread_ts, ts }: WorldMessage,
  i: number,
  messages: ReadonlyMap<string, WorldMessage>,
): readonly WorldFinding[] {
  if (thread_ts === undefined) return [];
  const root = messages.get(thread_ts);
  if (root !== undefined && root.thread_ts === undefined && (ts === undefined || ts > thread_ts)) return [];
  return [
    {
      path: ["messages", i, "thread_ts"],
      message: "A reply must follow an earlier message of the channel that is not a reply itself",
    },
  ];
}
