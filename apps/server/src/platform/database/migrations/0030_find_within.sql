-- Lists in the order of names: 2 before 10, and Thai words by their consonant. A PostgreSQL without ICU keeps byte order.
DO $$
BEGIN
  CREATE COLLATION name_order (provider = icu, locale = 'und-u-kn-true');
EXCEPTION WHEN feature_not_supported OR invalid_parameter_value THEN
  CREATE COLLATION name_order FROM "C";
END
$$;
--> statement-breakpoint
-- How names are compared when somebody looks for them: small letters, without accents and Arabic vowel signs.
-- Thai signs stay: they are letters.
CREATE OR REPLACE FUNCTION find_text(written text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 50 AS
$$ SELECT regexp_replace(lower(normalize(written, NFKD)), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]+', '', 'g') $$;
--> statement-breakpoint
-- Every one, two and three letters that follow each other in a word. pg_trgm sees no letter in Thai, Chinese
-- or Arabic where the database has the C locale, and none of two letters anywhere.
CREATE OR REPLACE FUNCTION find_grams(folded text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS
$$
DECLARE
  grams text[] := '{}';
  letter text;
  before text;
  earlier text;
BEGIN
  FOREACH letter IN ARRAY string_to_array(folded, NULL) LOOP
    IF letter = ' ' THEN
      before := NULL;
      earlier := NULL;
    ELSE
      grams := grams || letter;
      IF before IS NOT NULL THEN grams := grams || (before || letter); END IF;
      IF earlier IS NOT NULL THEN grams := grams || (earlier || before || letter); END IF;
      earlier := before;
      before := letter;
    END IF;
  END LOOP;
  RETURN grams;
END
$$;
--> statement-breakpoint
CREATE INDEX "classroom_find_within" ON "classroom" USING gin (find_grams(find_text("name")));--> statement-breakpoint
CREATE INDEX "student_find_within" ON "student" USING gin (find_grams(find_text("email" || ' ' || "first_name" || ' ' || "last_name" || ' ' || "display_name" || ' ' || "affiliation")));