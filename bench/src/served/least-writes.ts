import type { DatabaseSync } from "node:sqlite";

/** The writes of the server without rules: the fewest rows that create a user or a message. */
interface LeastWrites {
  insertUser(id: string, userName: string, document: string): void;
  /** Inserts a message with the next `ts` of its channel. */
  insertMessage(channel: string, document: string): void;
}

/** Prepares the writes on a database with Rollcall's tables. */
export function createLeastWrites(db: DatabaseSync): LeastWrites {
  const user = db.prepare(
    `insert into users (id, version, home, created, user_name, display_name, active, restricted, ultra_restricted, workspaces, document)
     values (?, 1, 'E1', ?, ?, ?, 1, 0, 0, ' T1 ', ?)`,
  );
  const email = db.prepare("insert into user_emails (address, user_id) values (?, ?)");
  const name = db.prepare("insert into names (name, holder_id, channels) values (?, ?, 0)");
  const nextTs = db.prepare(
    "update channels set last_ts = last_ts + 1, message_count = message_count + 1 where id = ? returning last_ts",
  );
  const message = db.prepare("insert into messages (channel_id, ts, version, document) values (?, ?, 1, ?)");
  return {
    insertUser(id, userName, document) {
      user.run(id, new Date().toISOString(), userName, userName, document);
      email.run(`${userName}@example.com`, id);
      name.run(userName, id);
    },
    insertMessage(channel, document) {
      message.run(channel, nextTs.get(channel)?.["last_ts"] ?? null, document);
    },
  };
}
