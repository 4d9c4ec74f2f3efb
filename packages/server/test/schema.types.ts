import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../src/db/schema.ts';
import type { Columns } from './schema.columns.ts';

/** What the drivers make of a value of the database. */
type Read<T extends string> = T extends 'bool'
  ? boolean
  : T extends 'int2' | 'int4' | 'int8' | 'float8' | 'numeric'
    ? number
    : T extends 'timestamptz'
      ? Date
      : T extends 'bytea'
        ? Buffer
        : T extends 'jsonb' | 'json'
          ? unknown
          : string;

type Bare<S extends string> = S extends `${infer T}=` ? Bare<T> : S extends `${infer T}?` ? T : S;
type Nullable<S extends string> = S extends `${string}?${string}` ? true : false;
type Given<S extends string> = S extends `${string}=` ? true : Nullable<S>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Optional<T, K extends keyof T> = Record<string, never> extends Pick<T, K> ? true : false;

/** The columns of a table whose type is not the database's, by what is wrong. */
type Faults<T extends keyof Tables & keyof Columns> = {
  [K in keyof Columns[T] | keyof Selectable<Tables[T]>]: K extends keyof Columns[T]
    ? K extends keyof Selectable<Tables[T]>
      ? Columns[T][K] extends infer S extends string
        ? unknown extends Selectable<Tables[T]>[K]
          ? never
          : NonNullable<Selectable<Tables[T]>[K]> extends Read<Bare<S>>
            ? Same<null extends Selectable<Tables[T]>[K] ? true : false, Nullable<S>> extends true
              ? K extends keyof Insertable<Tables[T]>
                ? Optional<Insertable<Tables[T]>, K> extends true
                  ? Given<S> extends true
                    ? never
                    : 'the database asks for it'
                  : never
                : never
              : 'null'
            : 'type'
        : never
      : 'missing in schema.ts'
    : 'missing in the database';
};

type Lines<T extends string, F> = {
  [K in keyof F & string]: F[K] extends string ? `${T}.${K}: ${F[K]}` : never;
};

/** Every difference as a line, such as `organization.seats: type`. */
type Difference = {
  [T in keyof Tables | keyof Columns]: T extends keyof Tables & keyof Columns
    ? Lines<T, Faults<T>>[keyof Faults<T> & string]
    : `${T}: missing`;
}[keyof Tables | keyof Columns];

/** Does not compile while schema.ts differs from the migrated database; the error names the tables and the columns. */
export const differences: Record<Difference, true> = {};
