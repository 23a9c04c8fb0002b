import { Client } from "pg";

/** Runs one statement on a new connection. */
export async function query(url: string, text: string): Promise<readonly object[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
}
