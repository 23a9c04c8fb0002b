#!/usr/bin/env node
import "../dist/command.js";
