// What semantic-release calls of a plugin after a release.
import plugin from "semantic-release-slack-bot";

const config = { notifyOnSuccess: true, packageName: "left-pad" };
const context = {
  logger: console,
  options: { repositoryUrl: "https://git.example/acme/left-pad.git" },
  branch: { name: "main" },
  nextRelease: { version: "1.2.3", gitTag: "v1.2.3", notes: "Pads more." },
  env: process.env,
};
await plugin.verifyConditions(config, context);
await plugin.success(config, context);
