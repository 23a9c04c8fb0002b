import { type FamilyExamples, tokens } from "./example.js";

const { admin, bot, member } = tokens;

/** Calls about people and their groups. */
export const peopleExamples: FamilyExamples<"bots" | "dnd" | "reminders" | "team" | "usergroups" | "users"> = {
  "bots.info": { token: bot, query: { bot: "BDEMOROLL" } },
  "dnd.endDnd": { token: admin, form: {} },
  "dnd.endSnooze": { token: admin, form: {} },
  "dnd.info": { token: bot, query: { user: "UDEMOANNIE" } },
  "dnd.setSnooze": { token: member, form: { num_minutes: "60" } },
  "dnd.teamInfo": { token: bot, query: { users: "UDEMOANNIE,UDEMOJOAN" } },
  "reminders.add": { token: member, form: { text: "Answer the roll call", time: "tomorrow at 9am" } },
  "reminders.complete": { token: member, form: { reminder: "RmDEMOLAMP" } },
  "reminders.delete": { token: member, form: { reminder: "RmDEMOLAMP" } },
  "reminders.info": { token: member, query: { reminder: "RmDEMOLAMP" } },
  "reminders.list": { token: member, query: {} },
  "team.info": { token: bot, query: { domain: "labs" } },
  "team.profile.get": { token: bot, query: { visibility: "visible" } },
  "usergroups.create": { token: bot, form: { name: "Day Watch", channels: "CDEMOGENERAL" } },
  "usergroups.disable": { token: bot, form: { usergroup: "SDEMONIGHT" } },
  "usergroups.enable": { token: bot, form: { usergroup: "SDEMONIGHT" } },
  "usergroups.list": { token: bot, query: { include_users: "true" } },
  "usergroups.update": { token: bot, form: { usergroup: "SDEMONIGHT", description: "Those who watch at night." } },
  "usergroups.users.list": { token: bot, query: { usergroup: "SDEMONIGHT" } },
  "usergroups.users.update": { token: bot, form: { usergroup: "SDEMONIGHT", users: "UDEMOANNIE,UDEMOJOAN" } },
  "users.conversations": { token: bot, query: { types: "public_channel,im" } },
  "users.getPresence": { token: bot, query: { user: "UDEMOANNIE" } },
  "users.identity": { token: member },
  "users.info": { token: bot, query: { user: "UDEMOANNIE" } },
  "users.list": { token: bot, query: { limit: "3" } },
  "users.lookupByEmail": { token: bot, query: { email: "annie@acme.example" } },
  "users.profile.get": { token: bot, query: { user: "UDEMOANNIE", include_labels: "true" } },
  "users.profile.set": {
    token: member,
    json: { profile: { status_text: "Calling the roll", status_emoji: ":bell:", status_expiration: 0 } },
  },
  "users.setPresence": { token: bot, form: { presence: "away" } },
};
