// If the launcher is killed, the server must not live on unnoticed, holding the port and the data directory.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
