export * from "@rollcall/server/msw";
