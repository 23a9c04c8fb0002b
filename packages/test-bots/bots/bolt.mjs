// The starter template of the vendor's framework for apps, over a socket and without a setting for a network.
import bolt from "@slack/bolt";

const app = new bolt.App({
  token: process.env.SLACK_BOT_TOKEN,
  appToken: process.env.SLACK_APP_TOKEN,
  socketMode: true,
});

app.message("hello", async ({ message, say }) => {
  await say({
    text: `Hey there <@${message.user}>!`,
    blocks: [
      {
        type: "section",
        text: { type: "mrkdwn", text: `Hey there <@${message.user}>!` },
        accessory: { type: "button", text: { type: "plain_text", text: "Click Me" }, action_id: "button_click" },
      },
    ],
  });
});

app.action("button_click", async ({ body, ack, respond }) => {
  await ack();
  await respond({ text: `<@${body.user.id}> clicked the button`, replace_original: false });
});

await app.start();
