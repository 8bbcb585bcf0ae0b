// The two backing services for one machine, as one program: a database that speaks MongoDB's protocol
// (FerretDB on SQLite) and a broker (nats-server with JetStream). build.ts makes it, backing.ts runs it.
//
//	embedded database --address 127.0.0.1:27117 --data DIR
//	embedded broker   --address 127.0.0.1:4322  --data DIR
//
// Each prints "ready URL" (port 0 takes a free one) and stops on SIGTERM, on SIGINT or when its standard
// input closes, so that it never outlives the process that started it, however that one ended.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"runtime/debug"
	"strconv"
	"syscall"
	"time"

	"github.com/FerretDB/FerretDB/ferretdb"
	"github.com/nats-io/nats-server/v2/server"
)

func main() {
	log.SetFlags(0)
	// What lives on is a few megabytes, so at Go's 100 % the collector would run many times a second and take a third
	// of the processor. The variable GOGC still decides where it is set.
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	services := map[string]func(ctx context.Context, address, data string) error{"database": database, "broker": broker}
	if len(os.Args) < 2 || services[os.Args[1]] == nil {
		log.Fatal("usage: embedded database|broker --address HOST:PORT --data DIR")
	}
	flags := flag.NewFlagSet(os.Args[1], flag.ExitOnError)
	address := flags.String("address", "127.0.0.1:0", "HOST:PORT to listen on")
	data := flags.String("data", "", "folder that keeps the data")
	_ = flags.Parse(os.Args[2:])
	if err := os.MkdirAll(*data, 0o700); err != nil {
		log.Fatalf("the data folder %q cannot be made: %v", *data, err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		stop()
	}()
	if err := services[os.Args[1]](ctx, *address, *data); err != nil {
		log.Fatal(err)
	}
}

func database(ctx context.Context, address, data string) error {
	// serial-writes.go.txt, which has no other way to know, syncs what SQLite leaves to the system here.
	if err := os.Setenv("EMBEDDED_DATA", data); err != nil {
		return err
	}
	db, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: address},
		Handler:   "sqlite",
		SQLiteURL: "file:" + data + "/?_pragma=synchronous(normal)", // refused without the slash
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn})),
	})
	if err != nil {
		return err
	}
	fmt.Println("ready", db.MongoDBURI())
	return db.Run(ctx)
}

func broker(ctx context.Context, address, data string) error {
	host, text, err := net.SplitHostPort(address)
	if err != nil {
		return err
	}
	port, err := strconv.Atoi(text)
	if err != nil {
		return err
	}
	if port == 0 {
		port = server.RANDOM_PORT
	}
	nats, err := server.NewServer(&server.Options{
		ServerName: "embedded", Host: host, Port: port, JetStream: true, StoreDir: data, SyncAlways: true, NoSigs: true,
	})
	if err != nil {
		return err
	}
	nats.SetLogger(problems{}, false, false)
	nats.Start()
	if !nats.ReadyForConnections(20 * time.Second) {
		return fmt.Errorf("the broker was not ready on %s after 20 s", address)
	}
	fmt.Println("ready", nats.ClientURL())
	<-ctx.Done()
	nats.Shutdown()
	nats.WaitForShutdown()
	return nil
}

// problems is the broker's logger: silent but for what a person has to know.
type problems struct{}

func (problems) Noticef(string, ...any)         {}
func (problems) Debugf(string, ...any)          {}
func (problems) Tracef(string, ...any)          {}
func (problems) Warnf(format string, v ...any)  { log.Printf(format, v...) }
func (problems) Errorf(format string, v ...any) { log.Printf(format, v...) }
func (problems) Fatalf(format string, v ...any) { log.Fatalf(format, v...) }
