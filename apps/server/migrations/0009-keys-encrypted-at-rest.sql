-- Private keys lie encrypted under a secret of the configuration; the few of today are made anew.
delete from encryption_key;

alter table encryption_key
  drop constraint encryption_key_pkey,
  drop column private_jwk,
  drop column nonce_secret,
  add column secret_id text not null,
  add column sealed bytea not null,
  add primary key (day, secret_id);
