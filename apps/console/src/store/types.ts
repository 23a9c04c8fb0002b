import type { Methods } from "@rollcall/double";

type Response<M extends keyof Methods> = Methods[M]["response"];

export type Person = Response<"user.list">["users"][number];
export type World = Response<"world.list">["worlds"][number];
export type Entry = Response<"journal.get">["entry"];
export type SeenWorkspace = Response<"people.seeWorkspace">;
export type Channel = SeenWorkspace["channels"][number];
export type Message = Response<"people.see">["messages"][number];
export type View = Response<"people.see">["views"][number];
