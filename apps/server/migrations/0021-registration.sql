-- What a person may tell at registration, and the codes that agents invite with.
create table member_profile (
  member_id bigint primary key references member (id),
  real_name text not null,
  payee_name text not null,
  id_number text not null,
  qq_num text not null,
  facebook text not null,
  wechat text not null,
  line text not null,
  whatsapp text not null,
  zalo text not null,
  recommender_id text not null,
  register_method text not null check (register_method in ('H5', 'APP', 'PWA', 'WEBCLIP'))
);

create table affiliate_code (
  code text primary key check (code = upper(code)),
  member_id bigint not null references member (id),
  -- A site address of the agent's own; who registers there needs no code.
  domain text unique
);

create index affiliate_code_of_member on affiliate_code (member_id);
