import type { Guide } from "./Guide.ts";

/** The company around the studio: a git server, an authority for certificates, and what the administrator writes. */
const company = `set -e
apt-get update -qq
apt-get install --yes -qq git openssh-server >/dev/null
rm -rf /var/lib/apt/lists/*
echo 127.0.0.1 git.company.example {,main.,forslag1.,1--forslag1--sb1.}studio.example >> /etc/hosts
useradd --create-home --shell /bin/bash git
install -d -o ola /portal.git
su ola <<'END'
git clone --quiet --bare ~/portal /portal.git
cd /portal.git
git update-ref refs/heads/main "$(git -c user.name=CI -c user.email=ci@company.example commit-tree -m 'The project' 'HEAD^{tree}')"
rm -f shallow
END
chown -R git: /portal.git
install -d -o git -g git -m 700 /home/git/.ssh
su ola -c "ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519"
install -o git -g git -m 600 /home/ola/.ssh/id_ed25519.pub /home/git/.ssh/authorized_keys

cat > /usr/local/sbin/certbot <<'END'
#!/bin/sh -e
folder=/etc/letsencrypt/live/studio.example
install -d $folder
openssl req -x509 -nodes -days 30 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=studio.example \
  -addext 'subjectAltName=DNS:studio.example,DNS:*.studio.example' -keyout $folder/privkey.pem -out $folder/fullchain.pem 2>/dev/null
cp $folder/fullchain.pem /usr/local/share/ca-certificates/company.crt
update-ca-certificates >/dev/null 2>&1
END

cat > /usr/local/bin/sudo-editor <<'END'
#!/bin/sh -e
case "$1" in
  *client*) printf 'a secret of the tests\n' > "$1" ;;
  *) cat > "$1" <<'CONFIG'
{
  "origin": "https://studio.example", "port": 8020, "data": "/var/lib/studio/data",
  "repository": { "remote": "ssh://git@git.company.example/portal.git", "branch": "main" },
  "signIn": { "issuer": "http://127.0.0.1:8370", "clientId": "studio", "clientSecretFile": "secrets/client", "scopes": ["profile", "email", "groups"] },
  "roles": [{ "role": "owner", "brands": "all", "claim": "studio-owners" }],
  "help": "portal@company.example"
}
CONFIG
esac
END
chmod +x /usr/local/sbin/certbot /usr/local/bin/sudo-editor
ln -sf /usr/local/bin/sudo-editor /usr/bin/editor`;

const provider = `sudo install -m 644 /dev/stdin /opt/provider.ts <<'END'
import { TestProvider } from "/opt/portal/tests/support/company/TestProvider.ts";
const inger = { name: "Inger Sjef", email: "inger@company.example", email_verified: true, groups: ["studio-owners"] };
const client = { origin: "https://studio.example", secret: "a secret of the tests", deliver: (request) => fetch(request) };
await TestProvider.start({ inger }, client, 8370);
END
sudo systemd-run --quiet --unit provider --setenv NODE_USE_SYSTEM_CA=1 /opt/portal/node_modules/.bin/node /opt/provider.ts`;

/** Functions for a person with a browser. The last two wait for the studio, and ask who is signed in. */
const browser = `ask() { curl --silent --cookie ~/cookies --cookie-jar ~/cookies --header 'Accept: text/html' "$@"; }
call() { ask --header 'Origin: https://studio.example' --header 'Sec-Fetch-Site: same-origin' --header 'Content-Type: application/json' "$@"; }
await() { for turn in $(seq 120); do [ "$(curl -s -o /dev/null -w '%{http_code}' https://studio.example/inn)" != 302 ] || return 0; sleep 0.5; done; return 1; }
me() { await && ask --output /dev/null --write-out '%{http_code}' https://studio.example/api/company/me; }`;

const signedIn = `${browser}
[ "$(sudo systemctl is-active studio)" = active ]
asked=$(ask --location --output /dev/null --write-out '%{url_effective}' https://studio.example/inn)
ask --location --data person=inger "$asked" | grep --quiet '<title>Studio</title>'
grep --quiet __Host-studio ~/cookies
[ "$(me)" = 200 ]
call --fail --data '{"title":"Et nytt ord"}' https://studio.example/api/company/proposals >/dev/null
ask --fail --location https://1--forslag1--sb1.studio.example/privat/forsikring/oversikt/ | grep --quiet '</html>'
grep --quiet '1--forslag1--sb1.studio.example.*__Host-studio' ~/cookies`;

/** A developer has pushed newer code. */
const newerCode = `git clone --quiet ssh://git@git.company.example/portal.git ~/developer
cd ~/developer
printf '\\n// Newer.\\n' >> scripts/run.mjs
git -c user.name=Dev -c user.email=dev@company.example commit --quiet --all --message='Newer code'
git push --quiet
cd /opt/portal`;

/** A company's studio is brought up for the first time, and kept running. */
export const studioGuide: Guide = {
  file: "docs/studio-server.md",
  headings: ["The first server, in fifteen minutes", "Day to day"],
  folder: "/opt/portal",
  before: company,
  claims: [
    [
      "ssh-keygen -q",
      `sudo cat /var/lib/studio/.ssh/id_ed25519.pub | sudo tee -a /home/git/.ssh/authorized_keys >/dev/null`,
    ],
    ["npm ci\nnpm run build", `[ -z "$(git status --porcelain)" ]\n${provider}`],
    ["secrets/client", `[ "$(sudo stat -c '%U %G %a' /etc/studio/secrets/client)" = 'root studio 640' ]`],
    ["journalctl", signedIn],
    ["install -d -o studio -g studio -m 700 /var/backups", `sudo test -s /var/backups/studio/studio.sqlite`],
    ["cp /var/backups", `${browser}\n[ "$(me)" = 200 ]\n${newerCode}`],
    ["git pull", `tail -1 scripts/run.mjs | grep --quiet Newer`],
    ["--check\nsudo systemctl start studio", `${browser}\n[ "$(me)" = 200 ]`],
    // Whoever asks for a page is led to the door.
    ["DELETE FROM session", `${browser}\n[ "$(me)" = 302 ]`],
  ],
};
