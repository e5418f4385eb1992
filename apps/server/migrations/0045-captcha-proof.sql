-- Zero bits that the hash of a captcha's proof must begin with; 0 asks for no proof.
alter table captcha add column proof_bits smallint not null default 0
  check (proof_bits between 0 and 22);
