import { createCustomServer } from "./create-custom-server.js";

const server = await createCustomServer({ memory: true, port: 4010 });
process.stdout.write(`ready ${server.url}\n`);
