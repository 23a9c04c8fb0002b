import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { worldOf } from "../deliveries/serve-app.js";
import { openReceiver, type Receiver } from "./open-receiver.js";

/** An app that receives messages, and the options of servers whose world it is installed in. */
interface ReceivingWorld {
  readonly receiver: Receiver;
  /** A new folder, which the end of the test removes. */
  readonly folder: string;
  readonly args: readonly string[];
}

/** Opens the app, and writes the world. */
export async function openReceivingWorld(): Promise<ReceivingWorld> {
  const receiver = await openReceiver();
  const folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const world = join(folder, "world.json");
  await writeFile(world, JSON.stringify(worldOf(receiver.url, ["message.channels"])));
  const secretKey = "5e".repeat(32);
  return { receiver, folder, args: ["--world", world, "--deliver-to", "127.0.0.1", "--secret-key", secretKey] };
}
