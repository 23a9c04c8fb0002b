// Run by node-test-suite.test.ts with `node --test`.
import { describeConformance } from "@rollcall/scim-conformance/node-test";
import { startScimmy } from "../servers/start-scimmy.ts";

describeConformance(async () => ({ ...(await startScimmy("secret")), token: "secret" }), {
  title: "scimmy",
  skip: { "rfc7644-3.6": "the test skips this" },
});
