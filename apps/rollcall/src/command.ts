#!/usr/bin/env node
import "@rollcall/cli/command";
