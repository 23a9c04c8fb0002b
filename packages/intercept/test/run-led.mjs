// Runs a program whose traffic to vendor.example is led to a server that answers with what was asked, and nothing else.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { createEnvironment, startInterceptor } from "@rollcall/intercept";

const { file, args, without } = JSON.parse(process.argv[2] ?? "{}");
const hosts = ["vendor.example"];
const target = createServer((request, response) => response.end(`${request.headers.host}${request.url}`));
target.listen(0, "127.0.0.1");
await once(target, "listening");
await using interceptor = await startInterceptor({ hosts, targetPort: target.address().port, offline: true });
const own = { PATH: process.env.PATH };
await using environment = await createEnvironment({ ...interceptor, hosts }, own);
const env = { ...own, ...environment.variables };
for (const name of without) delete env[name];
const { stdout } = await promisify(execFile)(file, args, { env });
process.stdout.write(JSON.stringify({ output: stdout.trim(), others: [...interceptor.others] }));
target.close();
