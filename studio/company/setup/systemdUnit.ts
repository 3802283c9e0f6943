import { dirname } from "node:path";
import type { CompanyConfig } from "../config/CompanyConfig.ts";

/** Where the program is and how it is started. */
export interface SystemdOptions {
  readonly config: CompanyConfig;
  /** Absolute path of the configuration. */
  readonly configFile: string;
  /** Absolute path of the repository that the studio runs from. */
  readonly repository: string;
  /** Absolute path of Node 24. */
  readonly node: string;
}

/** A text in which systemd reads no specifier. @throws Error for one that it cannot hold */
function withoutSpecifiers(text: string): string {
  if (/\p{Cc}/u.test(text))
    throw new Error(`${JSON.stringify(text)} cannot be written into a unit of systemd: it has a control character.`);
  return text.replaceAll("%", "%%");
}

/** A word of a list. */
const word = (text: string): string => `"${withoutSpecifiers(text).replaceAll(/[\\"]/g, "\\$&")}"`;

/** A word of a command: only there "$" begins a variable. */
const argument = (text: string): string => word(text).replaceAll("$", "$$$$");

const isInHomes = (path: string): boolean => /^\/(?:home|root|run\/user)(?:\/|$)/.test(path);

/**
 * The unit of systemd that keeps a company's studio running, as the user `studio`. It may write to its data and
 * to what the repository keeps between runs, and to nothing else.
 */
export function systemdUnit({ config, configFile, repository, node }: SystemdOptions): string {
  const usesHomes = [configFile, repository, node, config.data].some(isInHomes);
  const command = [node, `${repository}/scripts/run.mjs`, "studio", "--serve", configFile];
  return [
    "# Made by npm run studio -- --write-setup. Changes are lost when it is made again: systemctl edit studio keeps them.",
    "[Unit]",
    `Description=Studio at ${withoutSpecifiers(config.origin)}`,
    "Wants=network-online.target",
    "After=network-online.target",
    "# A fault that does not go away must not keep the machine busy.",
    "StartLimitIntervalSec=300",
    "StartLimitBurst=10",
    "",
    "[Service]",
    "Type=exec",
    "User=studio",
    "Group=studio",
    `WorkingDirectory=${withoutSpecifiers(repository)}`,
    `Environment=${word(`PATH=${dirname(node)}:/usr/local/bin:/usr/bin:/bin`)}`,
    "# Authorities of the company, that Debian trusts, are trusted here too.",
    "Environment=NODE_USE_SYSTEM_CA=1",
    `ExecStart=${command.map(argument).join(" ")}`,
    "Restart=on-failure",
    "RestartSec=5",
    "# It finishes the write that it is in, then ends.",
    "KillSignal=SIGTERM",
    "KillMode=mixed",
    "TimeoutStopSec=60",
    "UMask=0077",
    "",
    "# Everything is read-only but these folders. Compilations are kept in .cache.",
    "ProtectSystem=strict",
    `ReadWritePaths=${[config.data, `-${repository}/.cache`].map(word).join(" ")}`,
    `ProtectHome=${usesHomes ? "read-only" : "true"}`,
    "PrivateTmp=true",
    "PrivateDevices=true",
    "NoNewPrivileges=true",
    "CapabilityBoundingSet=",
    "ProtectClock=true",
    "ProtectControlGroups=true",
    "ProtectHostname=true",
    "ProtectKernelLogs=true",
    "ProtectKernelModules=true",
    "ProtectKernelTunables=true",
    "ProtectProc=invisible",
    "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK",
    "RestrictNamespaces=true",
    "RestrictRealtime=true",
    "RestrictSUIDSGID=true",
    "LockPersonality=true",
    "SystemCallArchitectures=native",
    "SystemCallFilter=@system-service",
    "SystemCallErrorNumber=EPERM",
    "",
    "[Install]",
    "WantedBy=multi-user.target",
    "",
  ].join("\n");
}
