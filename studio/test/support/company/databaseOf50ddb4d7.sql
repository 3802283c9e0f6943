BEGIN TRANSACTION;
CREATE TABLE comment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    proposal INTEGER NOT NULL REFERENCES proposal (number),
    author TEXT NOT NULL,                   -- PersonName as JSON
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    subject TEXT NOT NULL,                  -- JSON: a field, a place, or {} for the whole proposal
    resolved INTEGER NOT NULL DEFAULT 0
  ) STRICT;
CREATE TABLE draft (
    proposal INTEGER NOT NULL,
    document TEXT NOT NULL,                 -- id of a brand, or of the base
    kept TEXT,                              -- OpenDocument as JSON
    steps TEXT,                             -- KeptSteps as JSON
    people TEXT NOT NULL DEFAULT '[]',      -- who has changed it since it was saved: authors of commits, as JSON
    PRIMARY KEY (proposal, document)
  ) STRICT;
CREATE TABLE host_key (
    key_digest TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    session_digest TEXT REFERENCES session (key_digest) ON DELETE CASCADE,
    link_digest TEXT REFERENCES link (token_digest) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
  ) STRICT;
CREATE TABLE link (
    token_digest TEXT PRIMARY KEY,
    proposal INTEGER NOT NULL REFERENCES proposal (number),
    brand TEXT NOT NULL,
    author TEXT NOT NULL,                   -- PersonName as JSON
    created_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT;
CREATE TABLE log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    event TEXT NOT NULL,                    -- JSON
    digest TEXT NOT NULL                    -- of the digest before and this row
  ) STRICT;
CREATE TABLE log_start (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    removed_through INTEGER NOT NULL,       -- id of the newest removed row
    digest TEXT NOT NULL                    -- of that row
  ) STRICT;
INSERT INTO "log_start" VALUES(1,0,'');
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
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    identity TEXT NOT NULL,                 -- Identity as JSON
    seen_at INTEGER NOT NULL
  ) STRICT;
INSERT INTO "person" VALUES('kari','{"id":"kari","name":"Kari","email":"kari@bank.example","emailVerified":true,"claims":[]}',1795672801000);
INSERT INTO "person" VALUES('ola','{"id":"ola","name":"Ola","email":"ola@bank.example","emailVerified":true,"claims":[]}',1795672802000);
INSERT INTO "person" VALUES('per','{"id":"per","name":"Per","email":"per@bank.example","emailVerified":true,"claims":[]}',1795672803000);
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
INSERT INTO "proposal" VALUES(1,'Utkast','{"id":"kari","name":"Kari"}','utkast
kari','{"kind":"draft"}','["fjord"]','906bc6d050d020fc85256f1aeea083ae3ae3df82','be4adc021eabdbc18bba29c0e4a76857ca667d77',1795672804000,1795672806000);
INSERT INTO "proposal" VALUES(2,'Venter','{"id":"kari","name":"Kari"}','venter
kari','{"approvals":[],"at":"2026-11-26T06:00:10.000Z","by":{"id":"kari","name":"Kari"},"commit":"8e6da5c98a45580ab485f290558a33e27b18ee43","kind":"asked"}','["fjord"]','906bc6d050d020fc85256f1aeea083ae3ae3df82','8e6da5c98a45580ab485f290558a33e27b18ee43',1795672807000,1795672811000);
INSERT INTO "proposal" VALUES(3,'Godkjent','{"id":"kari","name":"Kari"}','godkjent
kari','{"approvals":[{"at":"2026-11-26T06:00:21.000Z","by":{"id":"ola","name":"Ola"},"commit":"6a352767480b18dddb3d7612088bf23ae9a4aa26"}],"commit":"6a352767480b18dddb3d7612088bf23ae9a4aa26","kind":"approved"}','["fjord"]','906bc6d050d020fc85256f1aeea083ae3ae3df82','6a352767480b18dddb3d7612088bf23ae9a4aa26',1795672814000,1795672822000);
INSERT INTO "proposal" VALUES(4,'Planlagt','{"id":"kari","name":"Kari"}','planlagt
kari','{"approvals":[{"at":"2026-11-26T06:00:32.000Z","by":{"id":"ola","name":"Ola"},"commit":"51948c13db3496a80e3ab3c9baa54c3d3c0a1a98"}],"by":{"id":"per","name":"Per"},"commit":"51948c13db3496a80e3ab3c9baa54c3d3c0a1a98","for":"2026-12-01T06:00:00.000Z","kind":"planned"}','["fjord"]','906bc6d050d020fc85256f1aeea083ae3ae3df82','51948c13db3496a80e3ab3c9baa54c3d3c0a1a98',1795672825000,1795672837000);
INSERT INTO "proposal" VALUES(5,'Ute','{"id":"kari","name":"Kari"}','ute
kari','{"approvals":[{"at":"2026-11-26T06:00:47.000Z","by":{"id":"ola","name":"Ola"},"commit":"69704bfa97d21e1fdc55afea53837c1ff9ebccd4"}],"at":"2026-11-26T06:01:02.000Z","by":{"id":"per","name":"Per"},"kind":"live","merge":"61f5012aab6ea3d9fc967314f464ff545bca0199"}','["fjord"]','906bc6d050d020fc85256f1aeea083ae3ae3df82','69704bfa97d21e1fdc55afea53837c1ff9ebccd4',1795672840000,1795672863000);
INSERT INTO "proposal" VALUES(6,'Tatt tilbake','{"id":"kari","name":"Kari"}','tatt tilbake
kari','{"at":"2026-11-26T06:01:40.000Z","by":{"id":"per","name":"Per"},"kind":"takenBack","merge":"26de56127d1089910b9e788d040f59f3a8dd5ba8","revert":"e59add620a2b4191858d9c423a9c73be588a86c8"}','["fjord"]','61f5012aab6ea3d9fc967314f464ff545bca0199','3707b73bb3fdb3f10ee9a5624155416561268d00',1795672867000,1795672901000);
INSERT INTO "proposal" VALUES(7,'Feilet','{"id":"kari","name":"Kari"}','feilet
kari','{"approvals":[{"at":"2026-11-26T06:01:52.000Z","by":{"id":"ola","name":"Ola"},"commit":"35c8a8bb4031976a88b9ce44dc98967b902dd848"}],"commit":"35c8a8bb4031976a88b9ce44dc98967b902dd848","failed":{"at":"2026-11-26T06:02:03.000Z","detail":"validate ended","reason":"failed","step":"validate"},"kind":"approved"}','["fjord"]','e59add620a2b4191858d9c423a9c73be588a86c8','35c8a8bb4031976a88b9ce44dc98967b902dd848',1795672905000,1795672924000);
INSERT INTO "proposal" VALUES(8,'Bygges','{"id":"kari","name":"Kari"}','bygges
kari','{"approvals":[{"at":"2026-11-26T06:02:14.000Z","by":{"id":"ola","name":"Ola"},"commit":"aaf24bb83dd40d0fed8cafeda3f5bd13e090c182"}],"at":"2026-11-26T07:00:00.000Z","by":{"id":"per","name":"Per"},"commit":"aaf24bb83dd40d0fed8cafeda3f5bd13e090c182","kind":"publishing","step":"build"}','["fjord"]','e59add620a2b4191858d9c423a9c73be588a86c8','aaf24bb83dd40d0fed8cafeda3f5bd13e090c182',1795672927000,1795672939000);
INSERT INTO "proposal" VALUES(9,'Sendes ut','{"id":"kari","name":"Kari"}','sendes ut
kari','{"approvals":[{"at":"2026-11-26T06:02:27.000Z","by":{"id":"ola","name":"Ola"},"commit":"817d241e998a92df6f236a019a32da5b55220e5a"}],"at":"2026-11-26T07:00:00.000Z","by":{"id":"per","name":"Per"},"commit":"817d241e998a92df6f236a019a32da5b55220e5a","kind":"publishing","merge":"cccccccccccccccccccccccccccccccccccccccc","step":"deploy"}','["fjord"]','e59add620a2b4191858d9c423a9c73be588a86c8','817d241e998a92df6f236a019a32da5b55220e5a',1795672940000,1795672952000);
INSERT INTO "proposal" VALUES(10,'Tatt inn','{"id":"kari","name":"Kari"}','tatt inn
kari','{"approvals":[{"at":"2026-11-26T06:02:40.000Z","by":{"id":"ola","name":"Ola"},"commit":"7b194aa49520b75fde166bce4307083a9a8e790d"}],"commit":"7b194aa49520b75fde166bce4307083a9a8e790d","failed":{"at":"2026-11-26T07:00:00.000Z","detail":"Full","merge":"cccccccccccccccccccccccccccccccccccccccc","reason":"failed","step":"deploy"},"kind":"approved"}','["fjord"]','e59add620a2b4191858d9c423a9c73be588a86c8','7b194aa49520b75fde166bce4307083a9a8e790d',1795672953000,1795672966000);
INSERT INTO "proposal" VALUES(11,'Ny kode','{"id":"kari","name":"Kari"}','ny kode
kari','{"approvals":[{"at":"2026-11-26T06:02:56.000Z","by":{"id":"ola","name":"Ola"},"commit":"16dbdd6ddda73d4b20d0ea032fafc5400bb4e64c"}],"commit":"16dbdd6ddda73d4b20d0ea032fafc5400bb4e64c","failed":{"at":"2026-11-26T07:00:00.000Z","detail":"Full","reason":"newer-code","step":"deploy"},"kind":"approved"}','["fjord"]','e59add620a2b4191858d9c423a9c73be588a86c8','16dbdd6ddda73d4b20d0ea032fafc5400bb4e64c',1795672969000,1795672981000);
INSERT INTO "proposal" VALUES(12,'Tas tilbake','{"id":"kari","name":"Kari"}','tas tilbake
kari','{"at":"2026-11-26T07:00:00.000Z","by":{"id":"per","name":"Per"},"kind":"takingBack","merge":"cccccccccccccccccccccccccccccccccccccccc","step":"rollback"}','["fjord"]','e59add620a2b4191858d9c423a9c73be588a86c8','c1705406562b39912d828340273bd4e2a5f9ab21',1795672984000,1795673001000);
INSERT INTO "proposal" VALUES(13,'Tas tilbake, feilet','{"id":"kari","name":"Kari"}','tas tilbake, feilet
kari','{"at":"2026-11-26T07:00:00.000Z","by":{"id":"per","name":"Per"},"failed":{"at":"2026-11-26T07:00:00.000Z","detail":"Full"},"kind":"takingBack","merge":"cccccccccccccccccccccccccccccccccccccccc","step":"rollback"}','["fjord"]','e59add620a2b4191858d9c423a9c73be588a86c8','8a183b9074ad66e613f3d63ed9fa330be7ce6cde',1795673002000,1795673020000);
INSERT INTO "proposal" VALUES(14,'Lukket','{"id":"kari","name":"Kari"}','lukket
kari','{"at":"2026-11-26T06:03:45.000Z","by":{"id":"kari","name":"Kari"},"kind":"closed"}','["fjord"]','e59add620a2b4191858d9c423a9c73be588a86c8','557a72462221b63353dfeebc2996cb65809762d2',1795673022000,1795673026000);
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
INSERT INTO "publication" VALUES(1,5,'fjord','61f5012aab6ea3d9fc967314f464ff545bca0199',NULL,1795672865000,'{"id":"per","name":"Per"}','publish');
INSERT INTO "publication" VALUES(2,6,'fjord','26de56127d1089910b9e788d040f59f3a8dd5ba8',NULL,1795672892000,'{"id":"per","name":"Per"}','publish');
INSERT INTO "publication" VALUES(3,6,'fjord','e59add620a2b4191858d9c423a9c73be588a86c8',NULL,1795672903000,'{"id":"per","name":"Per"}','takeBack');
INSERT INTO "publication" VALUES(4,12,'fjord','cccccccccccccccccccccccccccccccccccccccc',NULL,1795672999000,'{"id":"per","name":"Per"}','publish');
INSERT INTO "publication" VALUES(5,13,'fjord','cccccccccccccccccccccccccccccccccccccccc',NULL,1795673017000,'{"id":"per","name":"Per"}','publish');
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
CREATE INDEX host_key_session ON host_key (session_digest);
CREATE INDEX host_key_link ON host_key (link_digest);
CREATE INDEX proposal_changed ON proposal (changed_at, number);
CREATE INDEX proposal_author ON proposal (author_id, changed_at, number);
CREATE INDEX proposal_kind ON proposal (kind, changed_at, number);
CREATE INDEX comment_proposal ON comment (proposal);
CREATE INDEX link_proposal ON link (proposal);
CREATE INDEX outbox_due ON outbox (way, next_at) WHERE outcome IS NULL;
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
CREATE INDEX publication_brand ON publication (brand, at);
CREATE INDEX publication_at ON publication (at);
CREATE INDEX publication_commit ON publication ("commit");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('proposal',14);
INSERT INTO "sqlite_sequence" VALUES('log',47);
INSERT INTO "sqlite_sequence" VALUES('outbox',33);
INSERT INTO "sqlite_sequence" VALUES('publication',5);
COMMIT;
PRAGMA user_version = 1;
