import { newUser } from "../../kit/scim-request.js";
import type { SituationTable } from "../situation.js";
import { everyWrite, patch, post, put } from "./user-writes.js";

const twentyOne = "abcdefghijklmnopqrstu";

/** The names of users. */
export const names: SituationTable = {
  username_required: {
    status: 400,
    situations: [
      post("a POST has no userName", { userName: undefined }),
      post("a POST has null for a userName", { userName: null }),
      put("a PUT has no userName", { userName: undefined }),
    ],
  },
  username_empty: {
    status: 400,
    situations: [
      ...everyWrite("an empty userName", { userName: "" }),
      ...everyWrite("a blank userName", { userName: " " }),
      ...everyWrite("a blank nickName", { nickName: "  " }),
      patch("a PATCH clears nickName", { nickName: "" }),
    ],
  },
  username_invalid: {
    status: 400,
    situations: [
      ...everyWrite("a userName that is not a text", { userName: 7 }),
      ...everyWrite("a list for userName", { userName: ["mia"] }),
      ...everyWrite("a userName without any letter or digit", { userName: "!?*" }),
      post("a POST has a userName in another script", { userName: "太郎" }),
    ],
  },
  username_not_allowed: {
    status: 400,
    situations: [
      ...everyWrite("a reserved word for userName", { userName: "everyone" }),
      post("a reserved word in capitals", { userName: "ADMIN" }),
      post("an e-mail address begins with a reserved word", { userName: "root@acme.example" }),
    ],
  },
  username_taken: {
    status: 409,
    situations: [
      ...everyWrite("the userName of another user", { userName: "rex" }),
      ...everyWrite("the userName of a deactivated user", { userName: "gone" }),
      ...everyWrite("the name of a channel", { userName: "general" }),
      post("the userName of another user is in capitals", { userName: "REX" }),
      post("a POST has the name of a private channel", { userName: "side-room" }),
      patch("a PATCH has the userName of another user as nickName", { nickName: "rex" }),
    ],
  },
  username_too_long: {
    status: 400,
    situations: everyWrite("a userName of 22 characters", { userName: `${twentyOne}v` }),
  },
  long_nickname: {
    status: 400,
    situations: everyWrite("a nickName of 22 characters", { nickName: `${twentyOne}v` }),
  },
  truncation_error: {
    status: 400,
    situations: [
      {
        when: "a name derived from an address is taken and leaves no room for a number",
        world: `users: [{ userName: ${twentyOne}, emails: [long@acme.example] }]`,
        request: { verb: "POST", path: "/Users", body: newUser({ userName: `${twentyOne}vwxyz@acme.example` }) },
      },
      {
        when: "a PUT derives such a name",
        world: `users: [{ userName: ${twentyOne}, emails: [long@acme.example] }]`,
        request: {
          verb: "PUT",
          path: "/Users/UMIA",
          body: newUser({ userName: `${twentyOne}@acme.example`, emails: [{ value: "mia@acme.example" }] }),
        },
      },
    ],
  },
  invalid_name_required: {
    status: 400,
    situations: [
      ...everyWrite("only spaces for both names", { name: { givenName: " ", familyName: "  " } }),
      ...everyWrite("only spaces for the full name", { name: { formatted: "  " } }),
      {
        when: "a PATCH clears the only part",
        world: "users: [{ userName: rex, name: { givenName: Rex } }]",
        request: { verb: "PATCH", path: "/Users/UREX", change: { name: { givenName: " " } } },
      },
    ],
  },
  invalid_name_maxlength: {
    status: 400,
    situations: everyWrite("a displayName of 81 characters", { displayName: "d".repeat(81) }),
  },
  invalid_name_specials: {
    status: 400,
    situations: [
      ...everyWrite("an @ within displayName", { displayName: "Ada@home" }),
      post("displayName contains a bracket", { displayName: "Ada (she)" }),
      post("displayName contains a line break", { displayName: "Ada\nLovelace" }),
    ],
  },
  invalid_starts_with_at: {
    status: 400,
    situations: [
      ...everyWrite("a displayName that begins with @", { displayName: "@ada" }),
      post("a displayName that begins with a space and @", { displayName: " @ada" }),
    ],
  },
  invalid_display_name: {
    status: 400,
    situations: [
      patch("a PATCH has displayName while users set their own", { displayName: "Captain" }),
      put("a PUT has displayName while users set their own", { displayName: "Captain" }),
      patch("a PATCH clears displayName while users set their own", { displayName: " " }),
    ].map((each) => ({ ...each, world: "organization: { user_rules: { users_may_change_display_name: true } }" })),
  },
  invalid_reserved_word: {
    status: 400,
    situations: [
      ...everyWrite("a reserved word for displayName", { displayName: "Everyone" }),
      ...everyWrite("a reserved word for nickName", { nickName: "here" }),
      ...everyWrite("a reserved word for a given name", { name: { givenName: "Channel", familyName: "Miller" } }),
      ...everyWrite("a reserved word for the prefix", { name: { honorificPrefix: "Owner" } }),
      ...everyWrite("a reserved word for a family name", { name: { givenName: "Mia", familyName: "Admin" } }),
    ],
  },
  invalid_emoji_not_allowed: {
    status: 400,
    situations: [
      ...everyWrite("an emoji in userName", { userName: "ada🚀" }),
      ...everyWrite("an emoji in nickName", { nickName: "ada🚀" }),
      ...everyWrite("an emoji in displayName", { displayName: "Ada 🚀" }),
      ...everyWrite("an emoji in the given name", { name: { givenName: "Ada 🚀" } }),
      ...everyWrite("an emoji in the family name", { name: { familyName: "🚀" } }),
      ...everyWrite("an emoji in the prefix", { name: { honorificPrefix: "🚀" } }),
      ...everyWrite("an emoji in the full name", { name: { formatted: "Ada 🚀" } }),
      ...everyWrite("an emoji in the title", { title: "Pilot 🚀" }),
    ],
  },
};
