/**
 * The steps that make the database what the program expects, in their order. A step that was released is never changed:
 * a change of the tables is a new step at the end. Times are milliseconds since 1970, digests SHA-256 as hex.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE session (
    key_digest TEXT PRIMARY KEY,            -- of the cookie's value, which is not stored
    person_id TEXT NOT NULL,                -- issuer and subject
    identity TEXT NOT NULL,                 -- Identity as JSON, as the provider had it at the sign-in
    provider_sid TEXT,                      -- the provider's session, for back-channel logout
    id_token TEXT,                          -- hint for signing out at the provider
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX session_person ON session (person_id);
  CREATE INDEX session_provider ON session (provider_sid);

  -- Who has signed in, as they were at their last sign-in: who can be told something.
  CREATE TABLE person (
    id TEXT PRIMARY KEY,
    identity TEXT NOT NULL,                 -- Identity as JSON
    seen_at INTEGER NOT NULL
  ) STRICT;

  -- Keys of hosts below the studio's: of a session, or of a link that opens one preview.
  CREATE TABLE host_key (
    key_digest TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    session_digest TEXT REFERENCES session (key_digest) ON DELETE CASCADE,
    link_digest TEXT REFERENCES link (token_digest) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX host_key_session ON host_key (session_digest);
  CREATE INDEX host_key_link ON host_key (link_digest);

  CREATE TABLE proposal (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    title TEXT NOT NULL,
    author TEXT NOT NULL,                   -- PersonName as JSON
    author_id TEXT NOT NULL AS (author ->> '$.id'),
    words TEXT NOT NULL,                    -- title and author in lower case, for searching
    state TEXT NOT NULL,                    -- ProposalState as JSON
    kind TEXT NOT NULL AS (state ->> '$.kind'),
    brands TEXT NOT NULL,                   -- ids of the brands that its commits touch, as JSON
    base TEXT NOT NULL,                     -- commit of the main branch that it stands on
    head TEXT NOT NULL,                     -- newest commit of its branch
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX proposal_changed ON proposal (changed_at, number);
  CREATE INDEX proposal_author ON proposal (author_id, changed_at, number);
  CREATE INDEX proposal_kind ON proposal (kind, changed_at, number);

  -- Documents with edits that are not saved, and their steps of undo and redo.
  CREATE TABLE draft (
    proposal INTEGER NOT NULL,
    document TEXT NOT NULL,                 -- id of a brand, or of the base
    kept TEXT,                              -- OpenDocument as JSON
    steps TEXT,                             -- KeptSteps as JSON
    people TEXT NOT NULL DEFAULT '[]',      -- who has changed it since it was saved: authors of commits, as JSON
    PRIMARY KEY (proposal, document)
  ) STRICT;

  CREATE TABLE comment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    proposal INTEGER NOT NULL REFERENCES proposal (number),
    author TEXT NOT NULL,                   -- PersonName as JSON
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    subject TEXT NOT NULL,                  -- JSON: a field, a place, or {} for the whole proposal
    resolved INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX comment_proposal ON comment (proposal);

  -- Links that open the preview of one proposal and nothing else.
  CREATE TABLE link (
    token_digest TEXT PRIMARY KEY,
    proposal INTEGER NOT NULL REFERENCES proposal (number),
    brand TEXT NOT NULL,
    author TEXT NOT NULL,                   -- PersonName as JSON
    created_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX link_proposal ON link (proposal);

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

  -- Where the chain of the log begins: after the rows that were removed.
  CREATE TABLE log_start (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    removed_through INTEGER NOT NULL,       -- id of the newest removed row
    digest TEXT NOT NULL                    -- of that row
  ) STRICT;
  INSERT INTO log_start VALUES (1, 0, '');

  CREATE TRIGGER log_grows_at_its_end BEFORE INSERT ON log
    WHEN NEW.id IS NOT 1 + max((SELECT removed_through FROM log_start), (SELECT coalesce(max(id), 0) FROM log))
    BEGIN SELECT RAISE (ABORT, 'a row of the log is added after the newest one'); END;
  CREATE TRIGGER log_is_not_changed BEFORE UPDATE ON log
    BEGIN SELECT RAISE (ABORT, 'a row of the log is never changed'); END;
  CREATE TRIGGER log_loses_its_oldest_rows_only BEFORE DELETE ON log
    WHEN OLD.id > (SELECT removed_through FROM log_start)
    BEGIN SELECT RAISE (ABORT, 'only the oldest rows of the log are removed'); END;
  CREATE TRIGGER log_start_moves_to_a_row BEFORE UPDATE ON log_start
    WHEN NEW.digest IS NOT (SELECT digest FROM log WHERE id = NEW.removed_through)
    BEGIN SELECT RAISE (ABORT, 'the log begins after one of its rows'); END;
  CREATE TRIGGER log_start_is_one BEFORE INSERT ON log_start
    BEGIN SELECT RAISE (ABORT, 'the log has one beginning'); END;
  CREATE TRIGGER log_start_is_kept BEFORE DELETE ON log_start
    BEGIN SELECT RAISE (ABORT, 'the log has one beginning'); END;

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
  CREATE INDEX publication_brand ON publication (brand, at);
  CREATE INDEX publication_at ON publication (at);
  CREATE INDEX publication_commit ON publication ("commit");
  `,
  `
  -- The project's CI publishes. What was about to be published is approved, and says why it is not on its way. Keys of
  -- states are in alphabetical order.
  UPDATE proposal SET state = json_object(
    'approvals', json(state -> '$.approvals'),
    'commit', state ->> '$.commit',
    'failed', json_object('at', strftime('%Y-%m-%dT%H:%M:%fZ', changed_at / 1000.0, 'unixepoch'), 'reason', 'newRoad'),
    'kind', 'approved')
  WHERE kind IN ('publishing', 'planned')
    OR state ->> '$.failed.merge' IS NOT NULL
    OR state ->> '$.failed.reason' IN ('newer-code', 'other-packages');
  UPDATE proposal SET state = json_remove(state, '$.failed.step')
  WHERE kind = 'approved' AND state ->> '$.failed.step' IS NOT NULL;
  -- What was being taken back is taken out of the main branch.
  UPDATE proposal SET state = json_object(
    'at', state ->> '$.at', 'by', json(state -> '$.by'), 'kind', 'reverting', 'merge', state ->> '$.merge',
    'rolledBack', json('[]'), 'step', 'revert')
  WHERE kind = 'takingBack';

  -- What was seen of a proposal where customers see it, by brand.
  CREATE TABLE served (
    proposal INTEGER NOT NULL REFERENCES proposal (number),
    brand TEXT NOT NULL,
    former_release TEXT,                    -- id of the release that was served before it was merged
    since INTEGER,                          -- when customers began to have it
    PRIMARY KEY (proposal, brand)
  ) STRICT;
  INSERT OR IGNORE INTO served (proposal, brand, since)
    SELECT publication.proposal, brand, min(at) FROM publication JOIN proposal ON number = publication.proposal
    WHERE action = 'publish' GROUP BY publication.proposal, brand;
  DROP TABLE publication;
  `,
  `
  -- The log has no chain of digests any more. Its rows stay as they are.
  DROP TRIGGER log_grows_at_its_end;
  DROP TRIGGER log_loses_its_oldest_rows_only;
  DROP TABLE log_start;
  ALTER TABLE log DROP COLUMN digest;
  CREATE TRIGGER log_loses_its_oldest_row BEFORE DELETE ON log
    WHEN OLD.id > (SELECT min(id) FROM log)
    BEGIN SELECT RAISE (ABORT, 'only the oldest rows of the log are removed'); END;
  `,
  `
  -- A plan that could not begin says why in words that earlier versions of the studio cannot read.
  SELECT 1;
  `,
];
