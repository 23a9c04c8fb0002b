// The example of the adapter's README: Botkit over HTTP.
import adapters from "botbuilder-adapter-slack";
import botkit from "botkit";

const { SlackAdapter, SlackEventMiddleware } = adapters;
const adapter = new SlackAdapter({
  botToken: process.env.SLACK_BOT_TOKEN,
  clientSigningSecret: process.env.SLACK_SIGNING_SECRET,
});
adapter.use(new SlackEventMiddleware());

const controller = new botkit.Botkit({ adapter, webhook_uri: "/api/messages" });
controller.hears("ping", "message", async (bot, message) => {
  await bot.reply(message, "pong");
});
