import type Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  OperationNodeTransformer,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type RootOperationNode,
  type SelectQueryNode,
  type SqliteDialectConfig,
} from 'kysely'

/** SQLite with BEGIN IMMEDIATE transactions. */
export function sqliteDialect(database: Sqlite.Database): SqliteDialect {
  return new LockingSqliteDialect({ database })
}

class LockingSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config)
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new CompilerWithoutRowLocks()
  }
}

/** A plain BEGIN takes the write lock late and can lose it to another process with a snapshot error. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite has no FOR UPDATE and needs none: write transactions run one after the other. */
class CompilerWithoutRowLocks extends SqliteQueryCompiler {
  readonly #strip = new RowLockRemover()

  override compileQuery(node: RootOperationNode, queryId: Parameters<SqliteQueryCompiler['compileQuery']>[1]): CompiledQuery {
    return super.compileQuery(this.#strip.transformNode(node), queryId)
  }
}

class RowLockRemover extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const { endModifiers: _locks, ...rest } = super.transformSelectQuery(node)
    return rest
  }
}
