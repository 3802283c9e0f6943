/**
 * The steps that make the database what the program expects, in their order. A step that was released is never changed:
 * a change of the tables is a new step at the end. Times are milliseconds since 1970, digests SHA-256 as hex.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE session (
    key_digest TEXT PRIMARY KEY,            -- of the cookie's value, which is not stored
    person_id TEXT NOT NULL,                -- issuer and subject
    person TEXT NOT NULL,                   -- Person as JSON, as it was at the sign-in
    provider_sid TEXT,                      -- the provider's session, for back-channel logout
    id_token TEXT,                          -- hint for signing out at the provider
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX session_person ON session (person_id);
  CREATE INDEX session_provider ON session (provider_sid);

  -- Keys of hosts below the studio's: of a session, or of a link that opens one preview.
  CREATE TABLE host_key (
    key_digest TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    session_digest TEXT REFERENCES session (key_digest) ON DELETE CASCADE,
    link_digest TEXT REFERENCES link (token_digest) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE proposal (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    title TEXT NOT NULL,
    author TEXT NOT NULL,                   -- PersonName as JSON
    state TEXT NOT NULL,                    -- ProposalState as JSON
    brands TEXT NOT NULL,                   -- ids of the brands that its commits touch, as JSON
    base TEXT NOT NULL,                     -- commit of the main branch that it stands on
    head TEXT NOT NULL,                     -- newest commit of its branch
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
  ) STRICT;

  -- Documents with edits that are not saved, and their steps of undo and redo.
  CREATE TABLE draft (
    proposal INTEGER NOT NULL,
    document TEXT NOT NULL,                 -- id of a brand, or of the base
    kept TEXT,                              -- OpenDocument as JSON
    steps TEXT,                             -- KeptSteps as JSON
    PRIMARY KEY (proposal, document)
  ) STRICT;

  CREATE TABLE comment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    proposal INTEGER NOT NULL,
    author TEXT NOT NULL,                   -- PersonName as JSON
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    subject TEXT,                           -- field or place as JSON
    resolved INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX comment_proposal ON comment (proposal);

  -- Links that open the preview of one proposal and nothing else.
  CREATE TABLE link (
    token_digest TEXT PRIMARY KEY,
    proposal INTEGER NOT NULL,
    brand TEXT NOT NULL,
    author TEXT NOT NULL,                   -- PersonName as JSON
    created_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT;

  -- Messages to people and programs. They stay for some time after they were sent: who was told what.
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    way TEXT NOT NULL,                      -- mail or webhook
    recipient TEXT NOT NULL,                -- address; for the webhook ''
    message TEXT NOT NULL,                  -- JSON
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,               -- when it is tried next; without meaning after its end
    created_at INTEGER NOT NULL,
    ended_at INTEGER,                       -- when it was sent or given up
    outcome TEXT                            -- sent or givenUp; NULL: is still to be sent
  ) STRICT;
  CREATE INDEX outbox_due ON outbox (way, next_at) WHERE outcome IS NULL;

  -- Who did what. Rows are added, and removed from the oldest when their time is over.
  CREATE TABLE log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    event TEXT NOT NULL,                    -- JSON
    digest TEXT NOT NULL                    -- of the digest before and this row
  ) STRICT;

  -- When each brand's visitors began to get what a proposal changed.
  CREATE TABLE publication (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    proposal INTEGER NOT NULL,
    brand TEXT NOT NULL,
    "commit" TEXT NOT NULL,                 -- of the main branch
    release TEXT,                           -- id of the release
    at INTEGER NOT NULL,
    by TEXT NOT NULL,                       -- PersonName as JSON
    action TEXT NOT NULL                    -- publish or takeBack
  ) STRICT;
  `,
];
