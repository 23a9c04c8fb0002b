export * from "@rollcall/server/intercept";
